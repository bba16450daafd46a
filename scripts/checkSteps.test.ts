import { describe, expect, it } from 'vitest';
import { areasOf, stepsOf } from './checkSteps.ts';

const areas = areasOf([
  'README.md',
  'openapi/paths/brands.yaml',
  'openapi/schemas/brands.yaml',
  'packages/domain/src/brands/brandSchema.ts',
  'packages/domain/src/brands/brandSchema.test.ts',
  'apps/gateway/src/areas/brands/brandHandlers.ts',
  'apps/portal/src/areas/registers/brands/BrandsPage.tsx',
  'apps/portal/src/areas/registers/managers/ManagersPage.tsx',
  'packages/ui/src/inputs/date-field/DateField.tsx',
]);
const namesOf = (area: string) => stepsOf(areas.get(area) ?? []).map(({ name }) => name);

describe('areasOf', () => {
  it('finds an area in every layer by the name of its folder', () => {
    expect(areas.get('brands')).toEqual([
      'openapi/paths/brands.yaml',
      'openapi/schemas/brands.yaml',
      'packages/domain/src/brands/',
      'apps/gateway/src/areas/brands/',
      'apps/portal/src/areas/registers/brands/',
    ]);
  });

  it('knows areas of the portal, their folders, and components', () => {
    expect([...areas.keys()]).toEqual(['brands', 'registers', 'managers', 'date-field']);
    expect(areas.get('registers')).toEqual(['apps/portal/src/areas/registers/']);
  });
});

describe('stepsOf', () => {
  it('runs every check for an area of every layer', () => {
    expect(namesOf('brands')).toEqual(['tests', 'types', 'lint', 'contract', 'generated files']);
  });

  it('leaves out what a component has not', () => {
    expect(namesOf('date-field')).toEqual(['tests', 'types', 'lint', 'generated files']);
    const [tests] = stepsOf(areas.get('date-field') ?? []);
    expect(tests?.command.filter((_, index, words) => words[index - 1] === '--project')).toEqual([
      'stories',
      'components',
      'unit',
    ]);
  });

  it('gives each step the paths that it is for', () => {
    const steps = new Map(stepsOf(areas.get('brands') ?? []).map(({ name, command }) => [name, command]));
    expect(steps.get('tests')?.slice(-3)).toEqual([
      'packages/domain/src/brands/',
      'apps/gateway/src/areas/brands/',
      'apps/portal/src/areas/registers/brands/',
    ]);
    expect(steps.get('lint')?.slice(-3)).toEqual(steps.get('tests')?.slice(-3));
  });
});
