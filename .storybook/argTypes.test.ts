import type { Args, Renderer, StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/types';
import { inferControls } from 'storybook/preview-api';
import { describe, expect, it } from 'vitest';
import { rowsOf } from './argTypes.ts';
import { readTypes } from './types/readTypes.ts';

/** The props of every component that has stories, by its name. */
const components = new Map(
  Object.entries(readTypes()).map(([file, { props }]) => [file.replace(/^.*\/(\w+)\..*$/, '$1'), props]),
);

const propsOf = (name: string) => {
  const props = components.get(name);
  if (!props) throw new Error(`No types of ${name}`);
  return props;
};

/** The rows and controls of a component in a story that is given so much. */
function controlsOf(name: string, initialArgs: Args = {}): StrictArgTypes {
  const argTypes = rowsOf(propsOf(name), {}, initialArgs);
  const context = { argTypes, initialArgs, parameters: { __isArgsStory: true } };
  return inferControls(context as unknown as StoryContextForEnhancers<Renderer>); // it reads nothing else
}

const shown = ({ control }: StrictArgTypes[string]) =>
  control && typeof control === 'object' && !('disable' in control) ? control.type : undefined;

describe('the controls of a component', () => {
  it('write no object where the story shows none: no node, function, reference or list breaks it by a press', () => {
    expect(components.size).toBeGreaterThan(110);
    const broken = [...components.keys()].flatMap((name) =>
      Object.entries(controlsOf(name)).flatMap(([prop, row]) =>
        ['text', 'number', 'boolean', 'radio', 'select', undefined].includes(shown(row))
          ? []
          : [`${name}.${prop}`],
      ),
    );
    expect(broken).toEqual([]);
  });

  it('write text for every node and every text, and nothing for a function or a reference', () => {
    const wrong = [...components].flatMap(([name, props]) => {
      const controls = controlsOf(name);
      return props.flatMap(({ name: prop, type }) => {
        const control = controls[prop] && shown(controls[prop]);
        const isText = /^(?:ReactNode|string)(?: \| null)?$/.test(type);
        const isUnwritable = type.includes('=>') || /^(?:Ref|RefObject|\w+Handler)\b/.test(type);
        const isWrong = isText ? control !== 'text' : isUnwritable && control !== undefined;
        return isWrong ? [`${name}.${prop}: ${control}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('offer the choices of a type that has a name', () => {
    const { density, variant } = { ...controlsOf('ListPage'), ...controlsOf('Button') };
    expect(density?.options).toEqual(['comfortable', 'compact']);
    expect(variant?.options).toEqual(['primary', 'secondary', 'ghost']);
  });

  it('let a date, a hint and an error be typed', () => {
    const controls = controlsOf('DateField');
    const kinds = [
      'value',
      'defaultValue',
      'hint',
      'error',
      'dayHint',
      'dayDisabledReason',
      'inputRef',
      'onBlur',
    ];
    expect(kinds.map((prop) => [prop, controls[prop] && shown(controls[prop])])).toEqual([
      ['value', 'text'],
      ['defaultValue', 'text'],
      ['hint', 'text'],
      ['error', 'text'],
      ['dayHint', undefined],
      ['dayDisabledReason', undefined],
      ['inputRef', undefined],
      ['onBlur', undefined],
    ]);
  });

  it.each([
    ['data, as the story shows how it looks', [{ value: 'a', label: 'A' }], 'object'],
    ['no list with a function in it', [{ id: 'a', value: () => 'A' }], undefined],
    ['no list with an element in it', [{ icon: { $$typeof: Symbol.for('react.element') } }], undefined],
  ])('write %s', (_, value, control) => {
    const { options } = controlsOf('Select', { options: value });
    expect(options && shown(options)).toBe(control);
  });

  it('write no element that a story hands on to the element below', () => {
    const { children } = rowsOf([], {}, { children: { $$typeof: Symbol.for('react.element') } });
    expect(children).toEqual({ name: 'children', control: { disable: true } });
  });
  it('leave what a story says of a prop itself', () => {
    const { label } = rowsOf(propsOf('Select'), { label: { name: 'label', control: { type: 'color' } } }, {});
    expect(label).toMatchObject({ control: { type: 'color' }, type: { name: 'string', required: true } });
  });
});
