import { type FileHandle, open } from 'node:fs/promises';
import type { ByteChunks } from '../files/store/FileStore.ts';
import { BackupError } from './BackupError.ts';

const BLOCK = 512;
const NAME_MAX = 100;
/** How much of a file is in memory at a time. */
const PIECE = 262_144;
/** Largest size that eleven octal digits hold; larger ones are written in binary, as GNU tar does. */
const OCTAL_MAX = 8 ** 11 - 1;

/** A file in an archive. */
export interface TarEntry {
  readonly name: string;
  readonly sizeBytes: number;
  readonly isFolder: boolean;
  /** Position of its first byte in the archive. */
  readonly from: number;
}

const padded = (size: number): number => Math.ceil(size / BLOCK) * BLOCK;

function checksumOf(header: Buffer): number {
  // The field of the sum itself counts as spaces.
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
}

function headerOf(name: string, sizeBytes: number, isFolder: boolean): Buffer {
  if (Buffer.byteLength(name) > NAME_MAX) throw new Error(`The name is too long for an archive: ${name}`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(isFolder ? '0000700\0' : '0000600\0', 100);
  header.write('0000000\0'.repeat(2), 108);
  if (sizeBytes <= OCTAL_MAX) header.write(`${sizeBytes.toString(8).padStart(11, '0')}\0`, 124);
  else {
    header[124] = 0x80;
    header.writeBigUInt64BE(BigInt(sizeBytes), 128);
  }
  header.write('00000000000\0', 136);
  header.write(isFolder ? '5' : '0', 156);
  header.write('ustar\0' + '00', 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let at = 0; at < bytes.byteLength; ) {
    at += (await handle.write(bytes, at, bytes.byteLength - at, position + at)).bytesWritten;
  }
}

/** An archive that is being written, as `tar` reads it. One piece of a file is in memory at a time. */
export interface TarWriter {
  /** Adds a file. Its size need not be known before. @returns its size. */
  add(name: string, chunks: ByteChunks | Iterable<Uint8Array>): Promise<number>;
  addFolder(name: string): Promise<void>;
  /** Writes the end, syncs and closes. An archive without its end is refused by whoever reads it. */
  finish(): Promise<void>;
  /** Closes without the end. */
  abandon(): Promise<void>;
}

/** Creates an archive, readable by its owner only. */
export async function createTar(file: string): Promise<TarWriter> {
  const handle = await open(file, 'wx', 0o600);
  let end = 0;
  return {
    add: async (name, chunks) => {
      const from = end + BLOCK;
      let size = 0;
      for await (const chunk of chunks) {
        await writeAll(handle, chunk, from + size);
        size += chunk.byteLength;
      }
      await writeAll(handle, headerOf(name, size, false), end);
      await writeAll(handle, Buffer.alloc(padded(size) - size), from + size);
      end = from + padded(size);
      return size;
    },
    addFolder: async (name) => {
      await writeAll(handle, headerOf(name, 0, true), end);
      end += BLOCK;
    },
    finish: async () => {
      await writeAll(handle, Buffer.alloc(2 * BLOCK), end);
      await handle.sync();
      await handle.close();
    },
    abandon: () => handle.close(),
  };
}

/** An archive that is read. */
export interface TarReader {
  /** Its files and folders, in their order. @throws BackupError where it was cut or is no archive. */
  entries(): AsyncIterable<TarEntry>;
  /** The bytes of a file. */
  bytes(entry: TarEntry): ByteChunks;
  close(): Promise<void>;
}

function sizeIn(header: Buffer): number {
  return header[124] === 0x80
    ? Number(header.readBigUInt64BE(128))
    : Number.parseInt(header.toString('latin1', 124, 135), 8);
}

/** Opens an archive of `createTar`. */
export async function openTar(file: string): Promise<TarReader> {
  const handle = await open(file, 'r');
  const cut = () => new BackupError(`O arquivo ${file} está cortado ou não é um backup.`);

  async function* entries(): AsyncGenerator<TarEntry> {
    const { size: total } = await handle.stat();
    const header = Buffer.alloc(BLOCK);
    for (let at = 0; ; ) {
      const { bytesRead } = await handle.read(header, 0, BLOCK, at);
      if (bytesRead < BLOCK) throw cut();
      if (header.every((byte) => byte === 0)) return;
      if (Number.parseInt(header.toString('latin1', 148, 154), 8) !== checksumOf(header)) throw cut();
      const sizeBytes = sizeIn(header);
      const from = at + BLOCK;
      at = from + padded(sizeBytes);
      if (at > total) throw cut();
      const name = header.toString('utf8', 0, NAME_MAX).replace(/\0.*$/s, '');
      yield { name, sizeBytes, isFolder: header.toString('latin1', 156, 157) === '5', from };
    }
  }

  return {
    entries,
    bytes: async function* ({ from, sizeBytes }) {
      for (let at = 0; at < sizeBytes; ) {
        const piece = new Uint8Array(Math.min(PIECE, sizeBytes - at));
        const { bytesRead } = await handle.read(piece, 0, piece.byteLength, from + at);
        if (bytesRead === 0) throw cut();
        at += bytesRead;
        yield piece.subarray(0, bytesRead);
      }
    },
    close: () => handle.close(),
  };
}
