// Sounds, made here: no files, no network.
export type Sound =
  | 'roll' | 'keep' | 'take' | 'steal' | 'fail' | 'turn' | 'bratworm' | 'specialist' | 'hen' | 'end' | 'phrase' | 'call'

type Note = [pitch: number, at: number, length: number, loud: number, wave?: OscillatorType]

const NOTES: Record<Exclude<Sound, 'roll'>, Note[]> = {
  keep: [[520, 0, 0.05, 0.12, 'triangle'], [780, 0.05, 0.06, 0.1, 'triangle']],
  take: [[392, 0, 0.1, 0.15], [523, 0.09, 0.1, 0.15], [659, 0.18, 0.18, 0.15]],
  steal: [[660, 0, 0.07, 0.15, 'square'], [440, 0.08, 0.07, 0.12, 'square'], [880, 0.16, 0.14, 0.12, 'square']],
  fail: [[300, 0, 0.16, 0.16, 'sawtooth'], [220, 0.15, 0.28, 0.14, 'sawtooth']],
  turn: [[180, 0, 0.08, 0.2, 'triangle']],
  bratworm: [[700, 0, 0.06, 0.12], [900, 0.07, 0.1, 0.12]],
  specialist: [[587, 0, 0.08, 0.12, 'triangle'], [740, 0.08, 0.08, 0.12, 'triangle']],
  hen: [[900, 0, 0.05, 0.1, 'square'], [700, 0.07, 0.05, 0.1, 'square'], [1000, 0.14, 0.08, 0.1, 'square']],
  end: [[523, 0, 0.15, 0.15], [659, 0.14, 0.15, 0.15], [784, 0.28, 0.15, 0.15], [1047, 0.42, 0.4, 0.15]],
  phrase: [[880, 0, 0.04, 0.08, 'triangle']],
  call: [[659, 0, 0.12, 0.2], [880, 0.14, 0.2, 0.2]],
}

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** At the first touch, so that the first dice do not wait for it. */
export function prepare(): void {
  if (typeof AudioContext === 'undefined' || context) return
  context = new AudioContext()
  noise = burst(context)
}

export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  if (sound === 'roll') return rattle(context)
  for (const note of NOTES[sound]) tone(context, note)
}

function tone(audio: AudioContext, [pitch, at, length, loud, wave = 'sine']: Note): void {
  const begin = audio.currentTime + at
  const source = audio.createOscillator()
  const volume = audio.createGain()
  source.type = wave
  source.frequency.value = pitch
  volume.gain.setValueAtTime(loud, begin)
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length)
  source.connect(volume).connect(audio.destination)
  source.start(begin)
  source.stop(begin + length)
}

/** Dice on wood: short bursts of noise. */
function rattle(audio: AudioContext): void {
  noise ??= burst(audio)
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
