import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** Icons with the meaning of the colours. */
export const toneIcons = {
  success: <CircleCheck aria-hidden="true" />,
  danger: <CircleAlert aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
};
