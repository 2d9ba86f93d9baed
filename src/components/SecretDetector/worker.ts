import {detect} from './detect';

const scope = globalThis as unknown as Pick<Worker, 'onmessage' | 'postMessage'>;

scope.onmessage = ({data: text}: MessageEvent<string>) => scope.postMessage(detect(text));
