// A statue as small as a letter, around a middle at 0, 10 wide and 19 high: whose it is, colour or what stands beside it says.
export const pawn = 'M-5 9V6H-3.8L-2.8 -0.6A4.4 4.4 0 1 1 2.8 -0.6L3.8 6H5V9Z';
