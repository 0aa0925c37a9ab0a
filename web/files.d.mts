export function clientFiles(): import('vite').Plugin
