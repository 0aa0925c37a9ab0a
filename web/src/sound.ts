// Sounds, made here: no files, no network.
export type Sound =
  | 'roll' | 'keep' | 'take' | 'turn' | 'specialist' | 'phrase' | 'call' // small things
  | 'steal' | 'hen' | 'bratworm' | 'fail' | 'ouch' | 'last-tile' | 'end' | 'win' | 'lose' // great moments

interface Note {
  pitch: number // hertz
  to?: number // where it slides
  at: number // seconds
  length: number
  loud: number
  wave?: OscillatorType
}

const LOUD = 0.14
const SOFTLY = 0.012 // seconds a note takes to come: nothing clicks
const DULL = 2600 // hertz above which nothing is heard: nothing is shrill

/** One note after the other, each as long as it is told or until the next. */
function tune(pitches: number[], step: number, more: Partial<Note> = {}): Note[] {
  return pitches.map((pitch, place) => ({ pitch, at: place * step, length: step * 1.6, loud: LOUD, ...more }))
}

/** Together. */
function chord(pitches: number[], at: number, length: number, loud = LOUD / 2): Note[] {
  return pitches.map((pitch) => ({ pitch, at, length, loud, wave: 'triangle' as const }))
}

const NOTES: Record<Exclude<Sound, 'roll'>, Note[]> = {
  keep: tune([520, 780], 0.05, { wave: 'triangle', length: 0.07, loud: 0.1 }),
  take: tune([392, 523, 659], 0.09),
  turn: [{ pitch: 200, to: 150, at: 0, length: 0.12, loud: 0.18, wave: 'triangle' }],
  specialist: tune([587, 740], 0.08, { wave: 'triangle' }),
  phrase: tune([880], 0.05, { wave: 'triangle', loud: 0.07 }),
  call: tune([659, 880], 0.14, { loud: 0.18 }),
  // On tiptoe, and away with it.
  steal: [...tune([330, 349, 330], 0.1, { wave: 'triangle', length: 0.08 }), { pitch: 440, to: 988, at: 0.32, length: 0.3, loud: LOUD, wave: 'triangle' }],
  // Cluck, cluck, cluuuck.
  hen: [
    { pitch: 620, to: 480, at: 0, length: 0.08, loud: 0.12, wave: 'triangle' },
    { pitch: 620, to: 480, at: 0.13, length: 0.08, loud: 0.12, wave: 'triangle' },
    { pitch: 560, to: 900, at: 0.27, length: 0.2, loud: 0.13, wave: 'triangle' },
  ],
  // Two ones fall, and something sizzles up.
  bratworm: [...tune([523, 523], 0.11, { length: 0.12 }), { pitch: 659, to: 1047, at: 0.24, length: 0.26, loud: LOUD }],
  fail: [{ pitch: 294, to: 262, at: 0, length: 0.2, loud: 0.13, wave: 'triangle' }, { pitch: 220, to: 185, at: 0.18, length: 0.34, loud: 0.13, wave: 'triangle' }],
  // It goes down the stairs with what was lost.
  ouch: [...tune([370, 330, 294], 0.13, { wave: 'triangle' }), { pitch: 247, to: 123, at: 0.4, length: 0.6, loud: LOUD, wave: 'triangle' }],
  'last-tile': [...tune([392, 494, 587], 0.12, { length: 0.3 }), ...chord([392, 587, 784], 0.38, 0.7)],
  end: chord([262, 330, 392], 0, 0.7),
  win: [...tune([523, 659, 784], 0.13), ...tune([659, 784], 0.13).map((note) => ({ ...note, at: note.at + 0.42 })), ...chord([523, 659, 784, 1047], 0.7, 1.1)],
  lose: [...tune([392, 349, 330], 0.2, { length: 0.32, loud: 0.1 }), ...chord([262, 330], 0.62, 0.7, 0.06)],
}

let context: AudioContext | null = null
let warmth: BiquadFilterNode | null = null // what all tones go through
let noise: AudioBuffer | null = null

/** After a touch or a key: before one no browser lets a page be heard. Whether it is done. */
export function prepare(): boolean {
  if (context) return true
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return false
  context = new AudioContext()
  noise = burst(context)
  warmth = context.createBiquadFilter()
  warmth.type = 'lowpass'
  warmth.frequency.value = DULL
  warmth.connect(context.destination)
  return true
}

/** Nothing is heard of what happens before the first touch. */
export function play(sound: Sound): void {
  if (!context || !warmth) return
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  if (sound === 'roll') return rattle(context)
  for (const note of NOTES[sound]) tone(context, warmth, note)
}

function tone(audio: AudioContext, out: AudioNode, { pitch, to, at, length, loud, wave = 'sine' }: Note): void {
  const begin = audio.currentTime + at
  const source = audio.createOscillator()
  const volume = audio.createGain()
  source.type = wave
  source.frequency.setValueAtTime(pitch, begin)
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, begin + length)
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(loud, begin + SOFTLY)
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length)
  source.connect(volume).connect(out)
  source.start(begin)
  source.stop(begin + length)
}

/** Dice on wood: short bursts of noise. */
function rattle(audio: AudioContext): void {
  for (let knock = 0; knock < 7; knock++) {
    const source = audio.createBufferSource()
    const filter = audio.createBiquadFilter()
    const volume = audio.createGain()
    source.buffer = noise
    filter.type = 'bandpass'
    filter.frequency.value = 900 + Math.random() * 1400
    volume.gain.value = 0.35 * (1 - knock / 9)
    source.connect(filter).connect(volume).connect(audio.destination)
    source.start(audio.currentTime + knock * 0.07 + Math.random() * 0.04)
  }
}

function burst(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 0.03, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2
  return buffer
}
