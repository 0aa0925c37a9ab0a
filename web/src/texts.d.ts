// See texts.mjs.
declare module 'virtual:texts' {
  const loaders: Record<string, () => Promise<{ default: string }>>
  export const names: Record<string, string>
  export default loaders
}
