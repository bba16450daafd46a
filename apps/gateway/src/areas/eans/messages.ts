/** Sentences about EANs for users (D1, D9). */
export const eanMessages = {
  taken: 'EAN já cadastrado em outro produto',
} as const;
