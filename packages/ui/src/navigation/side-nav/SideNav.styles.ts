import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Group = styled.div`
  & + & { margin-block-start: ${t.size.gap}; }
`;

export const GroupLabel = styled.p`
  padding: 0 ${t.space[3]} ${t.space[1]};
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};
  font-weight: ${t.weight.medium};
  line-height: 20px;
`;

export const Icon = styled.span`
  flex: none;
  color: ${t.color.textMuted};

  & svg {
    inline-size: 18px;
    block-size: 18px;
    stroke-width: 1.75;
  }
`;

export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Item = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${t.space[3]};
  min-block-size: calc(${t.size.control} - 4px);
  padding: ${t.space[1]} ${t.space[3]};
  border-radius: ${t.radius.control};
  color: ${t.color.text};
  line-height: ${t.line.tight};
  text-decoration: none;
  ${focusRing}

  &:focus-visible { outline-offset: -2px; }

  &:hover { background: ${t.color.surfaceHover}; }

  &[aria-current] {
    background: ${t.color.surfaceSelected};
    color: ${t.color.textAccent};
    font-weight: ${t.weight.medium};
  }

  &[aria-current] ${Icon} { color: inherit; }

  @media (forced-colors: active) {
    &[aria-current] {
      padding-inline-start: ${t.space[2]};
      border-inline-start: ${t.space[1]} solid Highlight; /* the outline is that of focus */
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    transition: background-color ${t.motion.fast} ${t.motion.ease};
  }
`;

export const Root = styled.nav`
  padding: ${t.space[3]};

  &[data-collapsed] ${Item} {
    justify-content: center;
    padding-inline: 0;
  }

  &[data-collapsed] ${Label}, &[data-collapsed] ${GroupLabel} span { ${visuallyHidden} }

  &[data-collapsed] ${GroupLabel} {
    position: relative;
    block-size: 1px;
    margin-block-end: ${t.size.gap};
    padding: 0;
    background: ${t.color.border};
  }
`;
