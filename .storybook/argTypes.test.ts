import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { viteFinal } from '@storybook/react-vite/preset';
import { type DocgenInfo, extractComponentProps } from 'storybook/internal/docs-tools';
import type { Options, Renderer, StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/types';
import { inferControls } from 'storybook/preview-api';
import { describe, expect, it } from 'vitest';
import { readPropTypes } from './argTypes.ts';

const library = path.resolve(import.meta.dirname, '../packages/ui/src');

/** Storybook's own reading of a component's types, as `main.ts` asks for it. */
async function docgenPlugin() {
  const settings: Readonly<Record<string, unknown>> = { typescript: { reactDocgen: 'react-docgen' } };
  const presets = { apply: async (name: string) => settings[name] ?? {} };
  const { plugins } = await viteFinal({}, { presets } as unknown as Options); // it asks for nothing else
  const [docgen] = (plugins ?? []).flat();
  if (!docgen || !('transform' in docgen) || typeof docgen.transform !== 'function')
    throw new Error('Storybook reads types in another way');
  return docgen.transform as unknown as (code: string, id: string) => Promise<{ code: string } | undefined>; // without Vite's context, which it leaves alone
}

/** The props of every component that has stories, as the enhancer gets them. */
async function documentedComponents(): Promise<Map<string, StrictArgTypes>> {
  const transform = await docgenPlugin();
  const found = new Map<string, StrictArgTypes>();
  for (const stories of globSync(`${library}/**/*.stories.tsx`)) {
    const file = stories.replace('.stories.tsx', '.tsx');
    const name = path.basename(file, '.tsx');
    const read = globSync(file).length > 0 ? await transform(readFileSync(file, 'utf8'), file) : undefined;
    const info =
      read &&
      new RegExp(`^;?.*;${name}\\.__docgenInfo=(\\{.*?\\})(?:;\\w+\\.__docgenInfo=|$)`, 'ms').exec(
        read.code,
      )?.[1];
    if (!info) continue;
    const component = { __docgenInfo: JSON.parse(info) as DocgenInfo };
    const props = extractComponentProps(component, 'props').map(({ propDef }) => [
      propDef.name,
      {
        name: propDef.name,
        description: propDef.description ?? '',
        type: { required: propDef.required, ...propDef.sbType },
      },
    ]);
    found.set(name, Object.fromEntries(props));
  }
  return found;
}

const components = await documentedComponents();

/** The controls of a component in a story that is given so much. */
function controlsOf(argTypes: StrictArgTypes, initialArgs: Record<string, unknown>) {
  const context = { argTypes, initialArgs, parameters: { __isArgsStory: true } };
  const enhance = (enhancer: typeof readPropTypes, given: StrictArgTypes) =>
    enhancer({ ...context, argTypes: given } as unknown as StoryContextForEnhancers<Renderer>); // it reads nothing else
  return enhance(inferControls, enhance(readPropTypes, argTypes));
}

const shown = ({ control }: StrictArgTypes[string]) =>
  control && typeof control === 'object' && !('disable' in control) ? control.type : undefined;

const propsOf = (name: string) => {
  const props = components.get(name);
  if (!props) throw new Error(`No types of ${name}`);
  return props;
};

describe('the controls of a component', () => {
  it('write no object where the story shows none: no node, function, reference or list breaks it by a press', () => {
    expect(components.size).toBeGreaterThan(110);
    const broken = [...components].flatMap(([name, argTypes]) =>
      Object.entries(controlsOf(argTypes, {})).flatMap(([prop, argType]) =>
        ['text', 'number', 'boolean', 'radio', 'select', undefined].includes(shown(argType))
          ? []
          : [`${name}.${prop}`],
      ),
    );
    expect(broken).toEqual([]);
  });

  it('write text for every node and every text, and nothing for a function or a reference', () => {
    const wrong = [...components].flatMap(([name, argTypes]) =>
      Object.entries(controlsOf(argTypes, {})).flatMap(([prop, argType]) => {
        const type = argTypes[prop]?.type;
        const raw = type && 'raw' in type ? type.raw : undefined;
        const value = type && 'value' in type && typeof type.value === 'string' ? type.value : undefined;
        const isNode = value === 'ReactNode' || raw === 'string | null | undefined';
        const isUnwritable = raw?.includes('=>') || /^(?:Ref|RefObject|\w+Handler)$/.test(value ?? '');
        if (isNode) return shown(argType) === 'text' ? [] : [`${name}.${prop}: ${shown(argType)}`];
        return isUnwritable && shown(argType) ? [`${name}.${prop}: ${shown(argType)}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('let a date, a hint and an error be typed', () => {
    const controls = controlsOf(propsOf('DateField'), {});
    const kinds = [
      'value',
      'defaultValue',
      'hint',
      'error',
      'dayHint',
      'isDayDisabled',
      'inputRef',
      'onBlur',
    ];
    expect(kinds.map((prop) => [prop, controls[prop] && shown(controls[prop])])).toEqual([
      ['value', 'text'],
      ['defaultValue', 'text'],
      ['hint', 'text'],
      ['error', 'text'],
      ['dayHint', undefined],
      ['isDayDisabled', undefined],
      ['inputRef', undefined],
      ['onBlur', undefined],
    ]);
  });

  it.each([
    ['data, as the story shows how it looks', [{ value: 'a', label: 'A' }], 'object'],
    ['no list with a function in it', [{ id: 'a', value: () => 'A' }], undefined],
    ['no list with an element in it', [{ icon: { $$typeof: Symbol.for('react.element') } }], undefined],
  ])('write %s', (_, value, control) => {
    const { options } = controlsOf(propsOf('Select'), { options: value });
    expect(options && shown(options)).toBe(control);
  });

  it('write no element that a story hands on to the element below', () => {
    const { children } = controlsOf({}, { children: { $$typeof: Symbol.for('react.element') } });
    expect(children).toEqual({ name: 'children', control: { disable: true } });
  });
});
