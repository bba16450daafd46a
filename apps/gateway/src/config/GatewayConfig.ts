import type { VirusScanner } from '../files/scan/VirusScanner.ts';
import type { FileStore } from '../files/store/FileStore.ts';
import type { SenderPace } from '../http/bodies/pacedBytes.ts';
import type { Log } from '../log/Log.ts';
import type { MeasureCall } from '../observe/MeasureCall.ts';

/** Limits of calls without sign-in, per network address or account, each within 15 minutes. */
export interface GatewayLimits {
  /** Failed sign-ins of one account from one address. */
  readonly accountFailures: number;
  /** Failed sign-ins of one account from all addresses where its owner has not signed in. */
  readonly accountFailuresOverall: number;
  /** Sign-ins from one address that do not succeed. */
  readonly addressSignIns: number;
  /** Renewals from one address that are refused. */
  readonly addressRenewals: number;
  /** Renewals of one session from one address. */
  readonly sessionRenewals: number;
  /** Look-ups of a CNPJ from one address. */
  readonly addressStatus: number;
  /** Sign-ups, and codes sent again, from one address. */
  readonly addressSignUps: number;
  /** Codes sent again for one CNPJ. */
  readonly cnpjCodes: number;
  /** Errors of the portal that browsers at one address report. */
  readonly addressBrowserErrors: number;
}

/** Settings of a gateway. */
export interface GatewayConfig {
  /** Key that signs tokens, at least 32 bytes. Gateways behind one balancer share it. */
  readonly secret: Uint8Array;
  /** A second key: what it signed is taken, nothing is signed with it. Null outside of a rotation. */
  readonly secretAlso: Uint8Array | null;
  /** Demonstration mode: demo users may sign in, and sign-up answers with the confirmation code. */
  readonly demo: boolean;
  /** Origins of the portal that browsers may call from. */
  readonly portalOrigins: readonly string[];
  /** Whether the last address in `X-Forwarded-For` is the caller: only behind your own proxy. */
  readonly trustProxy: boolean;
  /** Origin of the gateway as browsers reach it; null to take that of each call, which is right without a proxy. */
  readonly publicOrigin: string | null;
  /** Whether e-mails reach people: by a mail server, or in the outbox of the demonstration. */
  readonly sendsMails: boolean;
  /** Store of uploaded files. */
  readonly files: FileStore;
  /** Looks through files before they are kept; null where none is set. */
  readonly scanner: VirusScanner | null;
  readonly limits: GatewayLimits;
  /** How fast bodies have to arrive. */
  readonly pace: SenderPace;
  /** Whether every answer is compared with the contract, as tests do; otherwise one of a hundred is, for the log. */
  readonly checksEveryAnswer: boolean;
  /** Where large bodies wait until they have arrived; made when it is needed. */
  readonly spoolDirectory: string;
  /** Measures calls; null where no collector is set. */
  readonly measureCall: MeasureCall | null;
  /** Writes a line to the log. */
  readonly log: Log;
}

/** The keys whose signatures and hashes are taken, that of new ones first. */
export function acceptedSecrets({
  secret,
  secretAlso,
}: Pick<GatewayConfig, 'secret' | 'secretAlso'>): readonly Uint8Array[] {
  return secretAlso === null ? [secret] : [secret, secretAlso];
}

/** Limits that the contract states. */
export const contractLimits: GatewayLimits = {
  accountFailures: 5,
  accountFailuresOverall: 50,
  addressSignIns: 100,
  addressRenewals: 300,
  sessionRenewals: 60,
  addressStatus: 100,
  addressSignUps: 10,
  cnpjCodes: 5,
  addressBrowserErrors: 30,
};
