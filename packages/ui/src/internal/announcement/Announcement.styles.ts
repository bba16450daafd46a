import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/** A polite status for screen readers only. */
export const Announcement = styled.div.attrs({ role: 'status' })`
  ${visuallyHidden}
`;
