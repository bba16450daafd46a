import { createGlobalStyle, keyframes, styled } from 'styled-components';
import { buttonBase } from '../../actions/button/Button.styles.ts';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { focusRing } from '../../theme/focusRing.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export * from './Frame.styles.ts';

/** What gets focus scrolls clear of the header that stays in sight, with the label above it (WCAG 2.4.11). */
export const PageScroll = createGlobalStyle`
  html { scroll-padding-block-start: calc(56px + ${t.space[8]}); }
`;

const slideIn = keyframes`from { translate: var(--slide-from) 0; opacity: 0; }`;

export const SkipLink = styled.a`
  ${focusRing}

  &:not(:focus) { ${visuallyHidden} }

  &:focus {
    position: fixed;
    inset-block-start: ${t.space[2]};
    inset-inline-start: ${t.space[2]};
    z-index: calc(${t.layer.shell} + 1);
    padding: ${t.space[2]} ${t.space[4]};
    border: 1px solid ${t.color.borderControl};
    border-radius: ${t.radius.control};
    background: ${t.color.surfaceRaised};
    color: ${t.color.textAccent};
    font-weight: ${t.weight.medium};
  }
`;

export const MenuButton = styled(IconButton)`
  @media (min-width: 1024px) {
    && { display: none; }
  }
`;

export const User = styled.span`
  display: flex;
  align-items: center;
  gap: ${t.space[2]};
  line-height: ${t.line.tight};
  text-align: start;
`;

export const Avatar = styled.span`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  flex: none;
  border: 1px solid transparent;
  border-radius: ${t.radius.full};
  background: ${t.color.surfaceSelected};
  color: ${t.color.textAccent};
  font-size: ${t.font.xs};
  font-weight: ${t.weight.semibold};
`;

export const UserText = styled.span`
  display: grid;
  max-inline-size: 200px;

  @media (max-width: 767.98px) {
    ${visuallyHidden}
  }
`;

export const UserName = styled.span`
  overflow: hidden;
  font-size: ${t.font.sm};
  font-weight: ${t.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const UserDetail = styled.span`
  overflow: hidden;
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Collapse = styled.button`
  ${buttonBase}
  justify-content: flex-start;
  gap: ${t.space[3]};
  flex: none;
  padding-inline: ${t.space[6]};
  border-block-start: 1px solid ${t.color.border};
  border-radius: 0;
  background: ${t.color.surfaceCard};
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
  font-weight: ${t.weight.regular};

  &:focus-visible { outline-offset: -2px; }

  [data-collapsed] > & {
    justify-content: center;
    padding-inline: 0;
  }

  & svg {
    inline-size: 18px;
    block-size: 18px;
  }

  &:dir(rtl) svg { scale: -1 1; }
`;

export const Scrim = styled.div`
  z-index: ${t.layer.dialog};
  background: ${t.color.scrim};
`;

export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: min(calc(100vw - 48px), 300px);
  block-size: 100%;
  border-inline-end: 1px solid ${t.color.border};
  background: ${t.color.surfaceRaised};
  box-shadow: ${t.shadow.dialog};

  &:focus { outline: none; }

  & > nav {
    min-block-size: 0;
    overflow-y: auto;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${slideIn} ${t.motion.normal} ${t.motion.ease};
  }

  --slide-from: -24px;

  &:dir(rtl) { --slide-from: 24px; }
`;

export const SheetHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  gap: ${t.space[2]};
  min-block-size: 56px;
  padding-inline: ${t.space[6]} ${t.space[3]};
  border-block-end: 1px solid ${t.color.border};
`;
