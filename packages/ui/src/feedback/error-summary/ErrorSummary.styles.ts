import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { toneColors } from '../../theme/toneColors.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.section`
  ${toneColors}
  display: flex;
  gap: ${t.space[3]};
  padding: ${t.space[3]} ${t.space[4]};
  border: 1px solid var(--tone-mark);
  border-radius: ${t.radius.card};
  background: var(--tone-surface);
  color: var(--tone-text);

  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }
`;

export const Content = styled.div`
  display: grid;
  gap: ${t.space[2]};
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.h2`
  border-radius: ${t.radius.sm};
  font-size: ${t.font.md};
  line-height: ${t.line.normal};
  scroll-margin-block: ${t.space[12]};

  &:focus {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }
`;

export const Step = styled.div`
  font-size: ${t.font.sm};

  & strong { font-weight: ${t.weight.semibold}; }

  & > ul {
    padding-inline-start: ${t.space[5]};
    list-style: disc;
  }

  /* As high as a touch target has to be (WCAG 2.5.8). */
  & > ul > li {
    min-block-size: 24px;
    padding-block: 2px;
  }
`;

export const GoTo = styled.a`
  border-radius: ${t.radius.sm};
  color: inherit;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  ${focusRing}

  &:hover {
    text-decoration-thickness: 2px;
  }
`;
