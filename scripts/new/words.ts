/** `purchase-orders` → `purchaseOrders`. */
export const camel = (kebab: string) =>
  kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `purchase-orders` → `PurchaseOrders`. */
export const pascal = (kebab: string) => camel(`-${kebab}`);

/** `purchase-orders` → `purchase-order`; a word without a plural stays. */
export const singular = (kebab: string) =>
  kebab
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** `Ordens de requisição` → `ordens-de-requisicao`. */
export const slug = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
