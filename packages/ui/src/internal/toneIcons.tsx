import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** The shape that says the same as a colour. */
export const toneIcons = {
  success: <CircleCheck aria-hidden="true" />,
  danger: <CircleAlert aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
};
