export const sectionListTexts = {
  sections: 'Seções',
  /** @param name of the section in sight */
  sectionsAt: (name: string) => `Seções: ${name}`,
};
