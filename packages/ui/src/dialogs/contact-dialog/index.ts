export * from './ContactDialog.tsx';
export * from './carrierContact.ts';
export type { Contact, ContactValues, ContactVariant, StoredContact } from './contact.ts';
