import type { components } from './contract.gen.ts';

/** The bodies of the contract by name: `Schemas['BrandList']`. */
export type Schemas = components['schemas'];
