/** Messages about EANs that users see (D1, D9). */
export const eanMessages = {
  taken: 'EAN já cadastrado em outro produto',
} as const;
