import nprogress from 'nprogress';

nprogress.configure({barSelector: '.bar', template: '<div class="bar"><div class="peg"></div></div>'});
