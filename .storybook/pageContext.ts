/** The page without what Storybook itself puts there, as the accessibility addon looks at it. */
export const pageContext = {
  include: [['body']],
  exclude: [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']],
};
