import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { t } from '../../tokens/tokens.ts';

/** The name of the view in force, cut where it is long. */
export const Shown = styled.span`
  max-inline-size: 240px;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${t.space[1]};
  margin: 0 0 ${t.space[3]};
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${t.space[1]};
`;

/** Opens a view. */
export const Way = styled.a`
  flex: 1;
  min-inline-size: 0;
  padding: ${t.space[2]};
  border-radius: ${t.radius.control};
  color: ${t.color.text};
  overflow-wrap: anywhere;
  text-decoration: none;

  &:hover { background: ${t.color.surfaceHover}; }

  &[aria-current] {
    background: ${t.color.surfaceSelected};
    color: ${t.color.textAccent};
    font-weight: ${t.weight.medium};
  }

  ${focusRing}
`;

export const Hint = styled.p`
  margin: 0 0 ${t.space[3]};
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
`;

/** A name beside its button, which stays beside the box while a message is below. */
export const Named = styled.form`
  display: flex;
  flex: 1;
  align-items: start;
  gap: ${t.space[2]};

  & > :first-child { flex: 1; min-inline-size: 0; }
`;

/** As wide as three acts and a name need, and no wider than a small window. */
export const Content = styled.div`
  inline-size: min(326px, calc(100vw - 50px));
`;
