import {options} from 'preact';

// Preact runs effects after the next paint. React runs effects of clicks and keys at once, and components rely on it.
options.requestAnimationFrame = queueMicrotask;
