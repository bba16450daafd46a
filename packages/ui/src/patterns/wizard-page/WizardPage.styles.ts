import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  min-inline-size: 0;
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  min-inline-size: 0;
  container-type: inline-size;
`;

/** Tabs below it name the steps: there the stepper has its narrow form, of marks alone. */
export const Steps = styled.div`
  &[data-kind='both'] { max-inline-size: 400px; }

  &[data-kind='both'] nav > p { display: none; }
`;

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  min-inline-size: 0;
`;

export const Heading = styled.h2`
  font-size: ${t.font.lg};
  overflow-wrap: anywhere;
  scroll-margin-block-start: ${t.space[4]};

  &:focus { outline: none; }

  &[data-named] { ${visuallyHidden} }
`;

export const Description = styled.p`
  margin-block-start: ${t.space[1]};
  max-inline-size: 75ch;
  color: ${t.color.textMuted};
`;

export const Reason = styled.p`
  color: ${t.color.text};
`;
