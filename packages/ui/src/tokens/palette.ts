/** Raw hues. Components never read these: they read the roles in `colors.ts`. */
export const gray = {
  0: '#ffffff',
  50: '#f4f6f8',
  100: '#eaeef1',
  200: '#dbe1e6',
  400: '#9aa6b2',
  450: '#7c8894',
  500: '#66727e',
  600: '#4e5a66',
  700: '#3a454f',
  800: '#28323b',
  850: '#1e272f',
  900: '#161e25',
  950: '#0f151a',
} as const;

export const petrol = {
  50: '#e6f3f4',
  200: '#9fced4',
  300: '#6bb3bc',
  500: '#1e7a87',
  600: '#0e6572',
  700: '#0b525d',
  900: '#0b2f36',
} as const;

export const amber = {
  50: '#fdf3dc',
  200: '#f0cf86',
  300: '#e8bd5c',
  500: '#b57a0c',
  700: '#7a4d05',
  900: '#3a2a0c',
} as const;
export const indigo = {
  50: '#ecedfb',
  200: '#bfc3f2',
  300: '#adb2ef',
  500: '#5a61c9',
  700: '#3f4499',
  900: '#262848',
} as const;
export const blue = {
  50: '#e6f0fb',
  200: '#aacdf0',
  300: '#93bfec',
  500: '#2f76bd',
  700: '#1c548c',
  900: '#152b42',
} as const;
export const green = {
  50: '#e5f4ea',
  200: '#a5d6b6',
  300: '#86c79c',
  500: '#2a8150',
  700: '#1b6039',
  900: '#132e1f',
} as const;
export const red = {
  50: '#fdecea',
  200: '#f3b5af',
  300: '#f0a19a',
  400: '#e5746b',
  500: '#c7392f',
  600: '#b02d24',
  700: '#93231b',
  900: '#401b18',
} as const;
