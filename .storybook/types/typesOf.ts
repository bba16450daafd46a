import { types } from 'virtual:portal-types';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { rowsOf } from '../argTypes.ts';
import type { ComponentTypes } from './namedType.ts';

/** What is known of a component, by the file of its stories. */
export const typesOf = (storiesFile: string): ComponentTypes =>
  types[storiesFile.replace(/^.*?(?=(?:packages\/ui|apps\/portal|\.storybook)\/)/, '')] ?? {
    description: '',
    props: [],
    types: [],
  };

/** Gives the table of props and the controls what the code says of them. */
export const listProps: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) =>
  rowsOf(typesOf(String(parameters.fileName)).props, argTypes, initialArgs);
