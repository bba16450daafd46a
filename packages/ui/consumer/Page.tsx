import * as ui from '@portal/ui';
import { Component, type ReactNode, StrictMode, useEffect } from 'react';

/** What went wrong, each with the component it went wrong in. */
export const failures: string[] = [];

interface GuardProps {
  name: string;
  children: ReactNode;
}

/** Says which component could not be drawn. */
class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    failures.push(`${this.props.name}: ${error}`);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

interface PageProps extends GuardProps {
  nonce: string;
  /** Called in a browser, once the component is there. */
  onDrawn?: () => void;
}

/** One component as an application draws it, the same on a server and in a browser. */
export function Page({ nonce, onDrawn, ...rest }: PageProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <StrictMode>
      <ui.PortalProvider nonce={nonce} theme="light">
        <Guard {...rest} />
      </ui.PortalProvider>
    </StrictMode>
  );
}
