import type { Args, SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import type { PropField } from './types/namedType.ts';

const noControl = { disable: true };

/** Whether a value can be written down and read again: no function, element or reference is in it. */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && value !== undefined;
  if (Array.isArray(value)) return value.every(isData);
  const isPlain = Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);
  return isPlain && Object.values(value).every((part) => part === undefined || isData(part));
}

const isSimple = ({ name }: SBType) => ['string', 'number', 'boolean', 'enum'].includes(name);

/** A control writes texts, numbers, choices, and data where the story shows how they look; a press on another would break it. */
function isControllable(type: SBType, initial: unknown): boolean {
  if (initial === undefined || initial === null) return isSimple(type);
  return isData(initial) && type.name !== 'function';
}

function rowOf({ name, type, required, description, standard, tried }: PropField, initial: unknown) {
  const isText = tried.name === 'other' && typeof initial === 'string';
  const row: StrictInputType = {
    name,
    description,
    type: isText ? { name: 'string', required } : { ...tried, required },
    ...(isControllable(tried, initial) ? {} : { control: noControl }),
    table: { type: { summary: type }, ...(standard ? { defaultValue: { summary: standard } } : {}) },
  };
  return row;
}

/** A row for each prop of a component, with what a control can write of it, below what the stories say themselves. */
export function rowsOf(
  props: readonly PropField[],
  given: StrictArgTypes,
  initialArgs: Args,
): StrictArgTypes {
  const rows = Object.fromEntries(props.map((prop) => [prop.name, rowOf(prop, initialArgs[prop.name])]));
  const others = Object.keys(initialArgs).filter((name) => !(name in rows) && !isData(initialArgs[name]));
  return {
    ...rows,
    ...Object.fromEntries(others.map((name) => [name, { name, control: noControl }])),
    ...Object.fromEntries(Object.entries(given).map(([name, one]) => [name, { ...rows[name], ...one }])),
  };
}
