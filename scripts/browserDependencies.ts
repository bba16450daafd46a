/**
 * Every dependency that stories, component tests or the preview import. Listed, so that a cold run never meets one
 * half-way and reloads; a test compares the list with the imports.
 */
export const browserDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'styled-components',
  'lucide-react',
  '@floating-ui/react',
  '@tanstack/react-virtual',
  'storybook/test',
  '@storybook/react-vite',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  'msw-storybook-addon',
  'msw',
  'msw/browser',
  'jotai',
  'jotai/utils',
  'jotai-tanstack-query',
  '@tanstack/react-query',
  'openapi-fetch',
  'openapi-react-query',
  'react-router',
  'react-router/dom',
  'react-hook-form',
  '@hookform/resolvers/zod',
  'zod',
  'openapi-msw',
];
