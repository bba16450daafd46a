import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

const defaultTag = /\s*@default\s+(.+?)\s*$/s;
const noControl = { disable: true };

/** What a control writes for a prop that takes texts among other things. */
const isWritten = (type: SBType) =>
  type.name === 'string' ||
  (type.name === 'literal' && typeof type.value === 'string') ||
  (type.name === 'other' && type.value === 'ReactNode');

/** A prop as whoever tries it out sees it: without `undefined` and `null`, and a node as the text it mostly is. */
function triedType(type: SBType | undefined): SBType | undefined {
  if (!type) return undefined;
  const required = type.required ?? false;
  const all = type.name === 'union' ? type.value : [type];
  const named = all.filter((part) => part.name !== 'other' || !['undefined', 'null'].includes(part.value));
  const literals = named.flatMap((part) => (part.name === 'literal' ? [String(part.value)] : []));
  const [only, ...others] = named;
  if (literals.length > 0 && literals.length === named.length)
    return { name: 'enum', value: literals, required };
  if (only && named.every(isWritten)) return { name: 'string', required };
  return only && others.length === 0 ? { ...only, required } : { ...type };
}

/** Whether a value can be written down and read again: no function, element or reference is in it. */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && value !== undefined;
  if (Array.isArray(value)) return value.every(isData);
  const isPlain = Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);
  return isPlain && Object.values(value).every((part) => part === undefined || isData(part));
}

const isSimple = ({ name }: SBType) => ['string', 'number', 'boolean', 'enum'].includes(name);

/** A control writes texts, numbers, choices, and data where the story shows how they look; a press on another would break it. */
function isControllable(type: SBType | undefined, initial: unknown): boolean {
  if (initial === undefined || initial === null) return type !== undefined && isSimple(type);
  return isData(initial) && type?.name !== 'function';
}

function readPropType(argType: StrictInputType, initial: unknown): StrictInputType {
  const found = argType.type as SBType | undefined; // what the extraction gives is never a plain name
  const tried = triedType(found);
  const isText = tried?.name === 'other' && typeof initial === 'string';
  const type: SBType | undefined = isText ? { name: 'string', required: tried.required ?? false } : tried;
  const written = found?.raw?.replace(/ \| undefined$/, '');
  const standard = defaultTag.exec(argType.description ?? '')?.[1];
  return {
    ...argType,
    ...(argType.description ? { description: argType.description.replace(defaultTag, '') } : {}),
    ...(type ? { type } : {}),
    ...(isControllable(type, initial) ? {} : { control: noControl }),
    table: {
      ...argType.table,
      ...(written ? { type: { summary: written } } : {}),
      ...(standard ? { defaultValue: { summary: standard } } : {}),
    },
  };
}

/** Reads the documented defaults into their column, and props as what a control can write of them. */
export const readPropTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const undocumented = Object.keys(initialArgs).filter(
    (name) => !(name in argTypes) && !isData(initialArgs[name]),
  );
  return {
    ...Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => [name, readPropType(argType, initialArgs[name])]),
    ),
    ...Object.fromEntries(undocumented.map((name) => [name, { name, control: noControl }])),
  };
};
