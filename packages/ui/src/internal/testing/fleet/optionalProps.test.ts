import type { ComponentProps, ElementType } from 'react';
import { describe, expectTypeOf, it } from 'vitest';
import type * as charts from '../../../charts/index.ts';
import type * as ui from '../../../index.ts';

/** Names of the optional props that take a value, but no `undefined` in its place. */
type Refusing<Props> = {
  [Name in keyof Props]-?: object extends Pick<Props, Name>
    ? { [Prop in Name]: undefined } extends Pick<Props, Name>
      ? never
      : Name
    : never;
}[keyof Props];

/** Components of a module with such props, each with their names. */
type RefusingComponents<Module> = {
  [Name in keyof Module & Capitalize<string> as Module[Name] extends ElementType
    ? [Refusing<ComponentProps<Module[Name]>>] extends [never]
      ? never
      : Name
    : never]: Module[Name] extends ElementType ? Refusing<ComponentProps<Module[Name]>> : never;
};

describe('an optional prop', () => {
  it('takes undefined, so that callers with exact optional types can hand on what they may not have', () => {
    expectTypeOf<RefusingComponents<typeof ui>>().toEqualTypeOf<Record<never, never>>();
    expectTypeOf<RefusingComponents<typeof charts>>().toEqualTypeOf<Record<never, never>>();
    expectTypeOf<Refusing<{ a?: string; b?: string | undefined; c: string }>>().toEqualTypeOf<'a'>();
  });
});
