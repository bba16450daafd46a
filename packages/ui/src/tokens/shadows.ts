/** Only what truly floats casts a shadow. */
export const shadows = {
  popover: {
    light: '0 4px 16px rgb(15 21 26 / 12%), 0 1px 3px rgb(15 21 26 / 10%)',
    dark: '0 4px 16px rgb(0 0 0 / 45%), 0 0 0 1px rgb(255 255 255 / 6%)',
  },
  dialog: {
    light: '0 20px 48px rgb(15 21 26 / 22%), 0 2px 8px rgb(15 21 26 / 12%)',
    dark: '0 20px 48px rgb(0 0 0 / 60%), 0 0 0 1px rgb(255 255 255 / 7%)',
  },
} as const;
