/** Bytes of the header and of the entry of one image; the format is Microsoft's: a directory with one entry for each image. */
const head = {directory: 6, entry: 16};

/**
 * Wraps one PNG image as a file in ICO format.
 *
 * @param png the image
 * @param size width and height of the image in pixels, below 256
 */
export function iconFile(png: Buffer, size: number): Buffer {
  const bytes = Buffer.alloc(head.directory + head.entry);
  bytes.writeUInt16LE(1, 2); // an icon
  bytes.writeUInt16LE(1, 4); // one image
  bytes.writeUInt8(size, 6);
  bytes.writeUInt8(size, 7);
  bytes.writeUInt16LE(1, 10); // color planes
  bytes.writeUInt16LE(32, 12); // bits of a pixel
  bytes.writeUInt32LE(png.length, 14);
  bytes.writeUInt32LE(bytes.length, 18);
  return Buffer.concat([bytes, png]);
}
