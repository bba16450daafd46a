import { CheckField, type CheckFieldProps } from '../../internal/check/CheckField.tsx';
import * as S from './Switch.styles.ts';

export type SwitchProps = CheckFieldProps;

/** On or off, in force at once; in a form that is sent, take a checkbox. Renders a `<div>` around `<input role="switch">`, label and message. */
export function Switch(props: SwitchProps) {
  return <CheckField {...props} inputRole="switch" input={S.Input} message={S.Message} />;
}
