declare module 'virtual:portal-messages' {
  export const messages: readonly import('./message.ts').Message[];
}
