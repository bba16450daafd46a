/** Tests of what a page loads, and when: on a page of their own, as some put something in the place of its modules. */
export const alone = [
  '**/withoutNetwork.test.tsx',
  'packages/ui/src/internal/{firstUse,onDemand,floatOnDemand}.test.tsx',
  'apps/portal/src/loadFiles.test.tsx',
  'apps/portal/src/shared/loading/*.test.tsx',
];
