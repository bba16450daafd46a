import { styled } from 'styled-components';
import { richTextContent } from '../../data/rich-text/RichText.styles.ts';
import { controlBox } from '../../internal/field/ControlBox.styles.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { t } from '../../tokens/tokens.ts';

export const Box = styled.div`
  ${controlBox}
  position: relative;
  min-inline-size: 0;

  &:has([role='textbox']:focus-visible) {
    outline: 2px solid ${t.color.focus};
    outline-offset: -1px;
  }
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  padding: 3px;
  border-block-end: 1px solid ${t.color.border};
  ${notPrinted}
`;

export const Divider = styled.span`
  inline-size: 1px;
  block-size: ${t.space[5]};
  margin-inline: ${t.space[1]};
  background: ${t.color.border};
`;

/** The text, written or shown: the same room either way. */
export const Text = styled.div`
  position: relative;
  ${richTextContent}

  &,
  & > .ProseMirror {
    min-block-size: calc(var(--rich-text-rows) * ${t.line.normal} * 1em + 2 * ${t.space[2]});
  }

  &[role],
  & > .ProseMirror {
    padding: ${t.space[2]} ${t.size.controlPadding};
    outline: none;
  }

  & > .ProseMirror {
    font-variant-ligatures: none;
    white-space: break-spaces;
  }

  & .ProseMirror-hideselection *::selection {
    background: transparent;
  }

  & img.ProseMirror-separator {
    display: inline;
    inline-size: 0;
    block-size: 0;
  }

  & .ProseMirror a {
    cursor: text;
  }

  &[aria-disabled] a {
    color: inherit;
  }

  &[role='group'] {
    min-block-size: ${t.size.control};
    padding-inline: 0;
  }

  @media (pointer: coarse) {
    font-size: ${t.font.lg};
  }
`;

export const Placeholder = styled.div`
  position: absolute;
  inset-block-start: ${t.space[2]};
  inset-inline: ${t.size.controlPadding};
  color: ${t.color.textMuted};
  line-height: ${t.line.normal};
  pointer-events: none;
  ${notPrinted}
`;

export const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[2]};
  padding: 3px ${t.size.controlPadding};
  border-block-end: 1px solid ${t.color.border};
  color: ${t.color.textDanger};
`;
