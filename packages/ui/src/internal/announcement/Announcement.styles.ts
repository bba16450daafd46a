import styled from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

/** A polite status that is heard and not seen. */
export const Announcement = styled.div.attrs({ role: 'status' })`
  ${visuallyHidden}
`;
