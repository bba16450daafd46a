import { styled } from 'styled-components';
import { t } from '../../packages/ui/src/tokens/tokens.ts';

/** A canvas has the surface and the text of the theme, which Storybook draws white. */
export const Page = styled.div`
  .sbdocs-preview .docs-story { color: ${t.color.text}; background: ${t.color.surfacePage}; }
`;

export const Pair = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: ${t.space[2]} ${t.space[4]};
  margin-block-end: ${t.space[6]};
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  border: 1px solid ${t.color.border};
  border-block-start: 3px solid ${t.color.textSuccess};
  border-radius: ${t.radius.control};
  &[data-verdict='bad'] { border-block-start-color: ${t.color.textDanger}; }
`;

export const Verdict = styled.p`
  && { margin: 0; padding: ${t.space[2]} ${t.space[3]} 0; font-weight: 600; }
`;

export const Stage = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${t.space[2]};
  align-items: start;
  padding: ${t.space[4]};
  font-family: ${t.typeface.family};
  font-size: ${t.font.md};
  color: ${t.color.text};
  background: ${t.color.surfacePage};
`;

export const Why = styled.p`
  && { grid-column: 1 / -1; margin: 0; }
`;
