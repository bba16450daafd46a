import { css, styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

/** How rich text looks, shown or being written. */
export const richTextContent = css`
  line-height: ${t.line.normal};
  overflow-wrap: anywhere;

  & :is(p, ul, ol, h3) + :is(p, ul, ol) {
    margin-block-start: ${t.space[2]};
  }

  & h3:not(:first-child) {
    margin-block-start: ${t.space[4]};
  }

  & h3 {
    font-size: ${t.font.md};
  }

  & strong {
    font-weight: ${t.weight.semibold};
  }

  & p:empty {
    min-block-size: 1lh;
  }

  & :is(ul, ol) {
    padding-inline-start: ${t.space[6]};
  }

  & ul {
    list-style: disc;
  }

  & ol {
    list-style: decimal;
  }

  & li + li {
    margin-block-start: ${t.space[1]};
  }

  & li::marker {
    color: ${t.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;

export const Root = styled.div`
  min-inline-size: 0;
  ${richTextContent}
`;
