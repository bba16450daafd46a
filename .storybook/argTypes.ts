import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

const defaultTag = /\s*@default\s+(.+?)\s*$/s;

/** `string | undefined` is a string to whoever tries a prop out. */
function withoutUndefined(type: SBType | undefined): SBType | undefined {
  if (type?.name !== 'union') return type;
  const required = type.required ?? false;
  const named = type.value.filter((part) => part.name !== 'other' || part.value !== 'undefined');
  const [only, ...others] = named;
  if (only && others.length === 0) return { ...only, required };
  const literals = named.map((part) => (part.name === 'literal' ? part.value : undefined));
  if (literals.includes(undefined)) return { ...type, value: named };
  return { name: 'enum', value: literals.map(String), required };
}

function readPropType(argType: StrictInputType, initial: unknown): StrictInputType {
  const found = argType.type as SBType | undefined; // what the extraction gives is never a plain name
  const type = withoutUndefined(found);
  const isText = type?.name === 'other' && typeof initial === 'string';
  const written = found?.raw?.replace(/ \| undefined$/, '');
  const standard = defaultTag.exec(argType.description ?? '')?.[1];
  return {
    ...argType,
    ...(argType.description ? { description: argType.description.replace(defaultTag, '') } : {}),
    ...(type ? { type: isText ? { name: 'string', required: type.required ?? false } : type } : {}),
    table: {
      ...argType.table,
      ...(written ? { type: { summary: written } } : {}),
      ...(standard ? { defaultValue: { summary: standard } } : {}),
    },
  };
}

/** Reads the documented defaults into their column, and optional props as what they hold. */
export const readPropTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, readPropType(argType, initialArgs[name])]),
  );
