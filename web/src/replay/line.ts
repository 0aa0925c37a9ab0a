// A position stands in the address as its line: /p/classic;-;A:-:0:-/B:…

/** Some programs write an address anew, all signs as % and two digits. */
export function lineOf(path: string): string {
  const line = path.slice('/p/'.length)
  return line.includes(';') ? line : decodeURIComponent(line)
}
