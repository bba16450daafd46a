import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useMessages } from '../../locale/useMessages.ts';
import { Tooltip } from '../../overlays/tooltip/Tooltip.tsx';
import * as S from './AppShell.styles.ts';
import { appShellTexts } from './AppShell.texts.ts';

interface CollapseButtonProps {
  collapsed: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
}

/** Narrows the side navigation to its icons and back. Renders a `<button>`. */
export function CollapseButton({ collapsed, onCollapsedChange }: CollapseButtonProps) {
  const messages = useMessages(appShellTexts);
  const label = collapsed ? messages.expandNavigation : messages.collapseNavigation;
  return (
    <Tooltip content={collapsed && label} relation="name" placement="right">
      <S.Collapse
        type="button"
        data-variant="ghost"
        aria-label={label}
        onClick={() => onCollapsedChange(!collapsed)}
      >
        {collapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
        {!collapsed && <span>{label}</span>}
      </S.Collapse>
    </Tooltip>
  );
}
