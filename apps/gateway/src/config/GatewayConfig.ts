import type { FileStore } from '../files/store/FileStore.ts';

/** Limits of open calls, per network address or account, each within 15 minutes. */
export interface GatewayLimits {
  /** Failed sign-ins of one account. */
  readonly accountFailures: number;
  /** Sign-ins from one address that do not succeed. */
  readonly addressSignIns: number;
  /** Look-ups of a CNPJ from one address. */
  readonly addressStatus: number;
  /** Sign-ups from one address. */
  readonly addressSignUps: number;
}

/** Settings of a gateway. */
export interface GatewayConfig {
  /** Key of the tokens, at least 32 bytes. Gateways behind one balancer share it. */
  readonly secret: Uint8Array;
  /** Demonstration mode: demo users may sign in, and sign-up answers with the confirmation code. */
  readonly demo: boolean;
  /** Origins of the portal that browsers may call from. */
  readonly portalOrigins: readonly string[];
  /** Whether the last address of `X-Forwarded-For` is the caller: only behind a proxy of one's own. */
  readonly trustProxy: boolean;
  /** Origin of the gateway as browsers reach it; null to take that of each call, which is right without a proxy. */
  readonly publicOrigin: string | null;
  /** Where the bytes of uploaded files are kept. */
  readonly files: FileStore;
  readonly limits: GatewayLimits;
  /** Takes the lines of the log. */
  readonly log: (line: string) => void;
}

/** Limits of the contract. */
export const contractLimits: GatewayLimits = {
  accountFailures: 5,
  addressSignIns: 100,
  addressStatus: 100,
  addressSignUps: 10,
};
