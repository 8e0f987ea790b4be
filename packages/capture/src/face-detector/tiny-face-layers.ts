/**
 * The layout of a quantised tensor: its length in bytes, and the scale and offset of each byte (byte × scale + least).
 */
export type QuantizedTensor = { readonly length: number; readonly scale: number; readonly least: number };

/** The layout of a layer in the model file. `across` is undefined for layers without a depthwise filter. */
export type Layer = {
  readonly from: number;
  readonly to: number;
  /** The depthwise 3 × 3 filter, which works within a channel. */
  readonly across?: QuantizedTensor;
  /** The filter that mixes the channels: 3 × 3 in the first layer, 1 × 1 in all others. */
  readonly mix: QuantizedTensor;
  readonly bias: QuantizedTensor;
};

const tensor = (length: number, scale: number, least: number): QuantizedTensor => ({ length, scale, least });

/** The sizes and quantisation of tiny_face_detector_model, from its manifest in @vladmandic/face-api 1.7.15. */
export const layers: readonly [Layer, Layer, Layer, Layer, Layer, Layer, Layer] = [
  {
    from: 3,
    to: 16,
    mix: tensor(432, 0.009007044399485869, -1.2069439495311063),
    bias: tensor(16, 0.005263455241334205, -0.9211046672334858),
  },
  {
    from: 16,
    to: 32,
    across: tensor(144, 0.004001977630690033, -0.5042491814669441),
    mix: tensor(512, 0.013836609615999109, -1.411334180831909),
    bias: tensor(32, 0.0015159862590771096, -0.30926119685173037),
  },
  {
    from: 32,
    to: 64,
    across: tensor(288, 0.002666276225856706, -0.317286870876948),
    mix: tensor(2048, 0.015265831292844286, -1.6792414422128714),
    bias: tensor(64, 0.0020280554598453, -0.37113414915168985),
  },
  {
    from: 64,
    to: 128,
    across: tensor(576, 0.006100742489683862, -0.8907084034938438),
    mix: tensor(8192, 0.016276211832083907, -2.0508026908425725),
    bias: tensor(128, 0.003394414279975143, -0.7637432129944072),
  },
  {
    from: 128,
    to: 256,
    across: tensor(1152, 0.006716050119961009, -0.8059260143953211),
    mix: tensor(32768, 0.021875603993733724, -2.8875797271728514),
    bias: tensor(256, 0.0041141652009066415, -0.8187188749804216),
  },
  {
    from: 256,
    to: 512,
    across: tensor(2304, 0.008423839597141042, -0.9013508368940915),
    mix: tensor(131072, 0.030007277283014035, -3.8709387695088107),
    bias: tensor(512, 0.008402082966823203, -1.4871686851277068),
  },
  {
    from: 512,
    to: 25,
    mix: tensor(12800, 0.028336129469030042, -4.675461362389957),
    bias: tensor(25, 0.002268134028303857, -0.41053225912299807),
  },
];
