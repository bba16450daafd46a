import { expect, it } from 'vitest';
import { choosePlan, type PageFacts, type PagePlan } from './pagePlan.ts';

/** The second page of a list of a large table, by nothing but its order. */
const facts: PageFacts = {
  skipped: 20,
  counted: 10_001,
  isFar: true,
  hasKeys: true,
  fitsTable: false,
  wasFound: false,
  isGathered: async () => false,
  hasFrom: false,
};
const isGathered = async () => true;

it.each<[string, PagePlan, Partial<PageFacts>]>([
  ['all rows of a large table', 'ordered', {}],
  ['a page after the last row', 'nothing', { counted: 20, isFar: false }],
  ['a list without keys', 'rows', { hasKeys: false, wasFound: true }],
  ['a few rows of a narrow table', 'narrow', { fitsTable: true, wasFound: true, hasFrom: true }],
  ['a filter that finds little', 'found', { isFar: false, wasFound: true, hasFrom: true }],
  ['a filter that finds much', 'ordered', { wasFound: true }],
  ['a filter that finds much, by the order of another table', 'from', { wasFound: true, hasFrom: true }],
  ['a text whose rows stand together', 'gathered', { wasFound: true, isGathered, hasFrom: true }],
])('%s: %s', async (_, plan, change) => {
  expect(await choosePlan({ ...facts, ...change })).toBe(plan);
});
