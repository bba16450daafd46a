/// <reference path="./virtual.d.ts" />
import { types } from 'virtual:portal-types';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { ComponentTypes } from './namedType.ts';

/** What is known of the types of a component, by the file of its stories. */
export const typesOf = (storiesFile: string): ComponentTypes =>
  types[storiesFile.replace(/^.*packages\/ui\/src\//, '')] ?? { props: {}, types: [] };

/** Writes the type of each prop as the code does, which Storybook's own reading knows in part. */
export const nameTypes: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const { props } = typesOf(String(parameters.fileName));
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = props[name];
      return [name, summary ? { ...argType, table: { ...argType.table, type: { summary } } } : argType];
    }),
  );
};
