declare module 'virtual:portal-types' {
  export const types: Readonly<Record<string, import('./namedType.ts').ComponentTypes>>;
}
