// Draws that everybody can verify: the bits that a revealed seed and the numbers of the players' devices give. The same
// bytes as fair/draws.cpp, described in docs/fair-draws.md; one golden file holds both to the same. The browser's own
// crypto.subtle is not there without a secure context, and a table at home has none.
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';

/** 32 bytes, as 64 lower-case hexadecimal digits. */
export type Digest = string;

/** By seat; null where a device brought none along. */
export type Numbers = readonly (Digest | null)[];

/** Bytes to be hashed, begun with what they are for. */
function message(purpose: string, ...bytes: Uint8Array[]): Uint8Array {
  return concatBytes(utf8ToBytes(purpose), new Uint8Array(1), ...bytes);
}

/** What is published of a seed. Of the games of a match each seed is what is published of the next one's. */
export function hashOfSeed(seed: Digest): Digest {
  return bytesToHex(sha256(message('ardri seed 1', hexToBytes(seed))));
}

/** What a device announces of its number. */
export function hashOfNumber(seat: number, number: Digest): Digest {
  return bytesToHex(sha256(message('ardri number 1', Uint8Array.of(seat), hexToBytes(number))));
}

function keyOf(seed: Digest, numbers: Numbers): Uint8Array {
  const brought = numbers.flatMap((number, seat) => (number ? [Uint8Array.of(seat), hexToBytes(number)] : []));
  return hmac(sha256, hexToBytes(seed), message('ardri key 1', ...brought));
}

/** The bits of an attempt at a draw, of a game with that seed and those numbers. */
export type Bits = (draw: bigint, attempt: number) => bigint;

export function bitsOf(seed: Digest, numbers: Numbers): Bits {
  const key = keyOf(seed, numbers);
  return (draw, attempt) => {
    const asked = new DataView(new ArrayBuffer(12));
    asked.setBigUint64(0, draw);
    asked.setUint32(8, attempt);
    const digest = hmac(sha256, key, message('ardri draw 1', new Uint8Array(asked.buffer)));
    return new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
  };
}
