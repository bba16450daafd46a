import type { Guide } from '../../internal/stories/guide.ts';

export const guide: Guide = {
  use: ['For content that stands out from what is around it.'],
  instead: [{ when: 'It is a part of a page with a title', take: 'Section' }],
  pairs: [],
  anatomy: { Content: 'in a frame' },
  writing: [],
  accessibility: ['Renders a `<div>`: what is inside gives it its name.'],
  related: ['Card'],
};
