/** The journey's `faceAttemptsBeforeHandheld`, without the journey and its rules: this is asked before they are needed. A test holds the two together. */
export const faceAttemptsBeforeHandheld = 3;
