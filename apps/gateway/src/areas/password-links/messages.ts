/** Messages about links to a new password that users see (D1, D9). */
export const passwordLinkMessages = {
  expired: 'Este link venceu ou já foi usado. Peça outro.',
} as const;
